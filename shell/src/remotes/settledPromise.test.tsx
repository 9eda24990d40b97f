import { render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { settledPromise } from './settledPromise';

function Shown({ promise }: { readonly promise: Promise<string> }) {
  return use(promise);
}

test('a settled promise is rendered without suspending', async () => {
  const promise = settledPromise(Promise.resolve('pronto'));
  expect(promise).not.toHaveProperty('status');
  await promise;
  render(
    <Suspense fallback="espera">
      <Shown promise={promise} />
    </Suspense>,
  );
  expect(screen.getByText('pronto')).toBeInTheDocument();
});

test('a rejected promise has the status rejected and causes no unhandled rejection', async () => {
  const promise = settledPromise(Promise.reject(new Error('falha')));
  await expect(promise).rejects.toThrow('falha');
  expect(promise).toMatchObject({ status: 'rejected', reason: new Error('falha') });
  await new Promise((resolve) => setTimeout(resolve, 0));
});
