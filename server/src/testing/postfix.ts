import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfSignedCertificate } from './certificate';
import { freePort } from './freePort';
import { parseMail, type ReadMail } from './mail';

/** Postfix starts only as root, since its processes change their user. */
export const hasPostfix: boolean = existsSync('/usr/sbin/postfix') && process.getuid?.() === 0;

export interface Postfix {
  readonly url: string;
  mails(): Promise<readonly ReadMail[]>;
  remove(): Promise<void>;
}

/** Debian's `nobody`, which owns the mailbox. */
const nobody = 65_534;

/** Configuration, queue and log are in a temporary folder. */
export async function startPostfix(mailbox: string): Promise<Postfix> {
  const folder = await mkdtemp(join(tmpdir(), 'site-postfix-'));
  await chmod(folder, 0o755);
  for (const name of ['etc', 'queue', 'data', 'mail']) await mkdir(join(folder, name));
  await chown(join(folder, 'data'), Number(execFileSync('id', ['-u', 'postfix'])), nobody);
  await chown(join(folder, 'mail'), nobody, nobody);
  selfSignedCertificate(folder);
  const port = await freePort();
  await writeFile(join(folder, 'etc/main.cf'), mainConfiguration(folder, mailbox));
  await writeFile(join(folder, 'etc/master.cf'), masterConfiguration(port));
  const run = (command: 'start' | 'stop') =>
    execFileSync('postfix', ['-c', join(folder, 'etc'), command], { stdio: 'ignore' });
  run('start');
  return {
    url: `smtp://127.0.0.1:${port}`,
    async mails() {
      const inbox = join(folder, 'mail/inbox/new');
      const names = await readdir(inbox).catch(() => []);
      return Promise.all(names.map(async (name) => parseMail(name, await readFile(join(inbox, name), 'utf8'))));
    },
    async remove() {
      run('stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A virtual mailbox (Maildir), no relaying (https://www.postfix.org/postconf.5.html). */
const mainConfiguration = (folder: string, mailbox: string) => `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
daemon_directory = /usr/lib/postfix/sbin
command_directory = /usr/sbin
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mail.example.com
smtpd_tls_cert_file = ${folder}/cert.pem
smtpd_tls_key_file = ${folder}/key.pem
smtpd_tls_security_level = may
smtpd_tls_received_header = yes
mydestination =
mynetworks = 127.0.0.0/8
virtual_mailbox_domains = ${mailbox.replace(/^.*@/, '')}
virtual_mailbox_base = ${folder}/mail
virtual_mailbox_maps = inline:{ ${mailbox}=inbox/ }
virtual_uid_maps = static:${nobody}
virtual_gid_maps = static:${nobody}
default_transport = error:there is no other mailbox
`;

/** https://www.postfix.org/master.5.html */
const masterConfiguration = (port: number) => `${port} inet n - n - - smtpd
tlsmgr unix - - n 1000? 1 tlsmgr
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`;
