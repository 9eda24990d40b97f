import type { ChannelName } from './overrides';
import type { Transfer } from './transferOf';

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

export const channelNames: Readonly<Record<ChannelName | 'local', string>> = {
  live: 'No ar',
  canary: 'Canário',
  previous: 'Anterior',
  local: 'Endereço local',
};

/** Such as `41,2 KB em 120 ms`. */
export function transferText(transfer: Transfer | null): string {
  if (!transfer) return 'Nada baixado nesta página';
  const size = transfer.bytes > 0 ? `${decimal.format(transfer.bytes / 1000)} KB` : 'Tamanho não informado';
  return `${size} em ${decimal.format(transfer.time)} ms`;
}

/** Why a remote is not what somebody asked for. */
export function missingText(name: string, choice: string): string {
  const wanted = {
    live: 'nada no ar',
    canary: 'nenhum canário',
    previous: 'nenhuma versão anterior',
  }[choice];
  return `O site não tem ${wanted ?? `a versão ${choice}`} de ${folderOf(name)}. Esta página usa o que o site escolhe.`;
}

/** The folder of a federation name: `mfe_catalog` is `mfe-catalog`. */
export const folderOf = (name: string) => name.replaceAll('_', '-');
