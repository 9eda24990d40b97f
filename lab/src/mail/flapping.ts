import { type SmtpBehaviour, type SmtpMailbox, startSmtpServer } from 'server/testing/smtpServer';

/** A mail server that has its troubles, on one port all the time. */
export interface FlappingMailbox {
  readonly url: string;
  /** Message-IDs and subjects of what it took, in the order of arrival, through all its troubles. */
  arrived(): readonly { readonly id: string; readonly subject: string }[];
  /** How often it changed. */
  changes(): number;
  /** It works from now on. */
  recover(): Promise<void>;
  close(): Promise<void>;
}

const troubles: readonly (SmtpBehaviour | 'works' | 'down')[] = [
  'works',
  'down',
  'works',
  { reject: { to: 'RCPT TO', code: 451, text: 'busy' } },
  'works',
  { dropsData: true },
  'works',
  { reject: { to: 'DATA', code: 421, text: 'closing' } },
];

/** @param everyMs how long it stays as it is */
export async function startFlappingMailbox(everyMs: number): Promise<FlappingMailbox> {
  const past: SmtpMailbox['mails'][] = [];
  let mailbox = await startSmtpServer();
  const { port, url } = mailbox;
  let isUp = true;
  let changes = 0;
  let changing = Promise.resolve();

  async function become(state: (typeof troubles)[number]) {
    if (state === 'down') {
      if (isUp) await mailbox.close();
      isUp = false;
      return;
    }
    if (!isUp) {
      past.push(mailbox.mails);
      mailbox = await startSmtpServer({}, port);
      isUp = true;
    }
    mailbox.behave(state === 'works' ? {} : state);
  }

  const timer = setInterval(() => {
    changes += 1;
    const state = troubles[changes % troubles.length] ?? 'works';
    changing = changing.then(() => become(state));
  }, everyMs);

  return {
    url,
    arrived: () =>
      [...past, mailbox.mails]
        .flat()
        .map(({ headers }) => ({ id: headers['message-id'] ?? '', subject: headers.subject ?? '' })),
    changes: () => changes,
    async recover() {
      clearInterval(timer);
      await changing;
      await become('works');
    },
    async close() {
      clearInterval(timer);
      await changing;
      if (isUp) await mailbox.close();
    },
  };
}
