import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { Button, ButtonLink, ExternalButtonLink } from './Button';

test('a button does not submit by default, and an external link opens a tab without access to its opener', () => {
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
