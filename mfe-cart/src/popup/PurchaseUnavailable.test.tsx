import type { RemoteModules } from '@site/shared/contracts';
import { renderInSite } from '@site/shared/testing';
import { act, screen } from '@testing-library/react';
import PurchaseUnavailable from '../exposes/PurchaseUnavailable';

/** The form is another team's and arrives later; waits until it has, or has failed to. */
function renderPopup(origin: string, remotes: Partial<RemoteModules> = {}) {
  return act(async () => renderInSite(<PurchaseUnavailable origin={origin} />, { remotes }));
}

const explanation = () => screen.getByText(/ainda não está disponível.*em até 24 horas/);

test('says that buying is not possible yet, and asks for the short form with the origin it was opened from', async () => {
  await renderPopup('Produto: Extintor CO₂', {
    'mfe_content/ContactForm': { default: ({ variant, origin }) => <p>{`formulário ${variant} de ${origin}`}</p> },
  });
  expect(explanation()).toBeVisible();
  expect(screen.getByText('formulário short de Produto: Extintor CO₂')).toBeVisible();
});

test('without the form the text stays, and the form can be asked for again', async () => {
  jest.mocked(console.error).mockImplementation(() => {});
  await renderPopup('Carrinho');
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  expect(explanation()).toBeVisible();
});
