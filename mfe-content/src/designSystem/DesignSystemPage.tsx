import { PageHead, type PageMetadata } from '@site/shared';
import { PageBanner, Section, SectionHeading } from '@site/shared/ui';
import { ActionSamples } from './ActionSamples';
import { FormSamples } from './FormSamples';
import { IconSamples } from './IconSamples';
import { TokenSamples } from './TokenSamples';

const metadata: PageMetadata = {
  title: 'Sistema visual',
  description: 'As cores, as medidas e os componentes que todas as páginas usam.',
};

/** Samples of the UI kit, on preview builds only. */
export function DesignSystemPage() {
  return (
    <>
      <PageHead metadata={metadata} />
      <PageBanner
        eyebrow="Para as equipes"
        title="Sistema visual"
        text="Os tokens de tokens.css e os componentes de @site/shared/ui, como estão nesta versão."
      />
      <Section>
        <TokenSamples />
      </Section>
      <Section tone="surface">
        <SectionHeading eyebrow="Button, ButtonLink, ExternalButtonLink, Badge, Modal" title="Ações e sinais" />
        <ActionSamples />
      </Section>
      <Section>
        <SectionHeading eyebrow="TextField, TextArea, RadioGroup, FormStatus" title="Formulários" />
        <FormSamples />
      </Section>
      <Section tone="dark">
        <SectionHeading eyebrow="icons.tsx" title="Ícones" text="Uma família: grade de 24 px, traço de 1,75 px." />
        <IconSamples />
      </Section>
    </>
  );
}
