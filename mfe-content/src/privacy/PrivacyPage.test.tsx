import { SiteConfigProvider } from '@site/shared';
import type { SiteConfig } from '@site/shared/contracts';
import { renderInSite, sampleConfig } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { PrivacyPage } from './PrivacyPage';
import { treatmentsOf } from './treatments';

const configWith = (privacy: NonNullable<SiteConfig['privacy']>, others: Partial<SiteConfig> = {}): SiteConfig => ({
  ...sampleConfig,
  ...others,
  privacy,
});
const text = () => document.body.textContent ?? '';

test('says who is responsible, and how to reach them', () => {
  renderInSite(<PrivacyPage />);
  for (const fact of [sampleConfig.brand.legalName, sampleConfig.registration.cnpj, sampleConfig.contact.phone])
    expect(text()).toContain(fact);
  for (const link of screen.getAllByRole('link', { name: sampleConfig.contact.email }))
    expect(link).toHaveAttribute('href', `mailto:${sampleConfig.contact.email}`);
  expect(text()).not.toContain('Encarregado');
});

test('names the officer and the address of the configuration', () => {
  const config = configWith({ officer: 'Ana Lima', email: 'privacidade@example.com.br' });
  renderInSite(
    <SiteConfigProvider value={config}>
      <PrivacyPage />
    </SiteConfigProvider>,
  );
  expect(text()).toContain('EncarregadoAna Lima');
  expect(screen.getAllByRole('link', { name: 'privacidade@example.com.br' })).toHaveLength(2);
});

test('the times are those by which the server deletes', () => {
  const config = configWith({ undeliveredDays: 45, spamDays: 1, logDays: 200, mailboxMonths: 1 });
  const durations = treatmentsOf(config).map(({ prazo }) => prazo);
  expect(durations[0]).toContain('no máximo 45 dias; se parecer spam, 1 dia. No nosso e-mail, 1 mês.');
  expect(durations[0]).toContain('Nas cópias de segurança do servidor, mais 7 dias.');
  expect(durations).toContain('200 dias.');
});

test('a site without sign-in tells of no account', () => {
  renderInSite(
    <SiteConfigProvider value={configWith({}, { preview: false, firebase: null })}>
      <PrivacyPage />
    </SiteConfigProvider>,
  );
  expect(text()).not.toMatch(/Firebase|session-hint|Meus pedidos/);
});
