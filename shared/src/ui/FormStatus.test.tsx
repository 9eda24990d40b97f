import { render, screen } from '@testing-library/react';
import { FormStatus } from './FormStatus';

test('numbers with hyphens stand in elements of their own, whose lines never break', () => {
  render(<FormStatus kind="success">Número: S-261129-7KQ2M. Ligue: (21)99999-0000 ou (21)99999-0000.</FormStatus>);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Número: S-261129-7KQ2M. Ligue: (21)99999-0000 ou (21)99999-0000.');
  const whole = [...status.querySelectorAll('span')].map((each) => each.textContent);
  expect(whole).toEqual(['S-261129-7KQ2M', '(21)99999-0000', '(21)99999-0000']);
});
