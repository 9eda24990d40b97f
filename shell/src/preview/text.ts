import { folderName } from '@site/shared/contracts';
import type { ChannelName } from './overrides';

export const channelNames: Readonly<Record<ChannelName | 'local', string>> = {
  live: 'No ar',
  canary: 'Canário',
  previous: 'Anterior',
  local: 'Endereço local',
};

export function missingText(name: string, choice: string): string {
  const wanted = {
    live: 'nada no ar',
    canary: 'nenhum canário',
    previous: 'nenhuma versão anterior',
  }[choice];
  return `O site não tem ${wanted ?? `a versão ${choice}`} de ${folderName(name)}. Esta página usa o que o site escolhe.`;
}
