import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { Button, ButtonLink, ExternalButtonLink } from './Button';

test('a button sends no form unless it is told to; a link that leaves the site opens a tab that cannot reach back', () => {
  renderInSite(
    <>
      <Button>Abrir</Button>
      <Button type="submit">Enviar</Button>
      <ButtonLink to="/contato">Contato</ButtonLink>
      <ExternalButtonLink href="https://wa.me/">Conversa</ExternalButtonLink>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveAttribute('type', 'submit');
  expect(screen.getByRole('link', { name: 'Conversa' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Conversa' })).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: 'Contato' })).toHaveAttribute('href', '/contato');
  expect(screen.getByRole('link', { name: 'Contato' })).not.toHaveAttribute('target');
});
