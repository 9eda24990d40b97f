import { renderInSite, sampleConfig } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { AccessibilityPage } from './AccessibilityPage';

test('names standards, known barriers, ways to complain and the time to the answer', () => {
  renderInSite(<AccessibilityPage />);
  const part = (name: string) => within(screen.getByRole('region', { name }));
  expect(part('O que testamos').getByText('WCAG 2.2, nível AA')).toBeVisible();
  expect(part('O que testamos').getByText('ABNT NBR 17225')).toBeVisible();
  expect(part('O que ainda não funciona').getAllByRole('listitem').length).toBeGreaterThan(2);
  const complaint = part('Encontrou uma barreira?');
  expect(complaint.getByRole('link', { name: sampleConfig.contact.email })).toHaveAttribute(
    'href',
    `mailto:${sampleConfig.contact.email}`,
  );
  expect(complaint.getByRole('link', { name: sampleConfig.contact.phone })).toBeVisible();
  expect(complaint.getByRole('link', { name: 'formulário de contato' })).toHaveAttribute('href', '/contato');
  expect(complaint.getByText(/^Respondemos em até \d+ horas\.$/)).toBeVisible();
});
