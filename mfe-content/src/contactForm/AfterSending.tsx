import { useSiteConfig } from '@site/shared';
import { callLink } from '@site/shared/format';
import { VisuallyHidden } from '@site/shared/ui';
import { NextSteps } from '../contact/NextSteps';
import { messageInChat } from './messageInChat';
import type { Outcome } from './useContactSending';

/** Next steps after success; telephone and chat after a failure. */
export function AfterSending({ outcome: { kind, fields } }: { readonly outcome: Outcome }) {
  const { phone, whatsapp } = useSiteConfig().contact;
  if (kind === 'success') return <NextSteps />;
  return (
    <p>
      Se preferir, ligue para <a href={callLink(phone)}>{phone}</a> ou{' '}
      <a href={messageInChat(whatsapp, fields)} target="_blank" rel="noopener">
        envie pelo WhatsApp<VisuallyHidden> (abre em nova aba)</VisuallyHidden>
      </a>
      .
    </p>
  );
}
