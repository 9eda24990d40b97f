import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { parseMail, type ReadMail } from './mail';

export interface SmtpBehaviour {
  /** Default: accepts messages. */
  readonly reject?: { readonly to: 'MAIL FROM' | 'RCPT TO' | 'DATA'; readonly code: number; readonly text: string };
  readonly hangs?: boolean;
  readonly dropsData?: boolean;
  /** Answers 554, as servers without SMTPUTF8 may (RFC 6531). */
  readonly refusesRawHeaders?: boolean;
}

export interface SmtpMailbox {
  readonly url: string;
  readonly port: number;
  readonly mails: ReadMail[];
  /** Envelope senders of `mails`; '' for the null sender. */
  readonly senders: string[];
  readonly connections: () => number;
  behave(behaviour: SmtpBehaviour): void;
  close(): Promise<void>;
}

export async function startSmtpServer(options: SMTPServerOptions = {}, port = 0): Promise<SmtpMailbox> {
  const mails: ReadMail[] = [];
  const senders: string[] = [];
  const sockets = new Set<Socket>();
  let behaviour: SmtpBehaviour = {};
  let connections = 0;

  function rejection(to: string): Error | null {
    const { reject } = behaviour;
    return reject?.to === to ? Object.assign(new Error(reject.text), { responseCode: reject.code }) : null;
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, callback) {
      connections += 1;
      if (!behaviour.hangs) callback();
    },
    onMailFrom: (_address, _session, callback) => callback(rejection('MAIL FROM')),
    onRcptTo: (_address, _session, callback) => callback(rejection('RCPT TO')),
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (behaviour.dropsData) for (const socket of sockets) socket.destroy();
      });
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks);
        const head = raw.subarray(0, raw.indexOf('\r\n\r\n'));
        const isRaw = behaviour.refusesRawHeaders && head.some((byte) => byte > 127);
        const error = isRaw ? Object.assign(new Error('SMTPUTF8 is needed'), { responseCode: 554 }) : rejection('DATA');
        if (!error) {
          senders.push(envelope.mailFrom ? envelope.mailFrom.address : '');
          mails.push(await parseMail('', raw.toString()));
        }
        callback(error);
      });
    },
    ...options,
  });
  // Tests close connections on purpose.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.server.address() as AddressInfo).port;

  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    senders,
    connections: () => connections,
    behave: (next) => {
      behaviour = next;
    },
    close() {
      // Node 20 crashes when the socket below a TLS connection is destroyed.
      if (!options.key) for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
