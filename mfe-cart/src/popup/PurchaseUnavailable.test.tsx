import type { RemoteModules } from '@site/shared/contracts';
import { renderInSite } from '@site/shared/testing';
import { act, screen } from '@testing-library/react';
import PurchaseUnavailable from '../exposes/PurchaseUnavailable';

/** Renders the popup and waits until the content remote's form has loaded or failed. */
function renderPopup(origin: string, remotes: Partial<RemoteModules> = {}) {
  return act(async () => renderInSite(<PurchaseUnavailable origin={origin} />, { remotes }));
}

const explanation = () => screen.getByText(/ainda não está disponível.*em até 24 horas/);

test('the popup says that buying is not possible yet and shows the short form with its origin', async () => {
  await renderPopup('Produto: Extintor CO₂', {
    'mfe_content/ContactForm': { default: ({ variant, origin }) => <p>{`formulário ${variant} de ${origin}`}</p> },
  });
  expect(explanation()).toBeVisible();
  expect(screen.getByText('formulário short de Produto: Extintor CO₂')).toBeVisible();
});

test('without the form the popup keeps its text and offers a retry', async () => {
  jest.mocked(console.error).mockImplementation(() => {});
  await renderPopup('Carrinho');
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  expect(explanation()).toBeVisible();
});
