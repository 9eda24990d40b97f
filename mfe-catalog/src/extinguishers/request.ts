import { chatLink } from '@site/shared';
import { listRequest } from '@site/shared/forms';
import { prazos } from '../../content/prazos';
import { countText, type Extinguisher, lastMonthsText, placedName } from './extinguisher';

/** Services that a request may ask for. */
export const requestServices = [prazos.recarga.nome, prazos.ensaio.nome, 'Troca por extintores novos'] as const;

/** Such as `8 × Pó ABC 6 kg, Garagem: última recarga em 03/2025, último ensaio em 03/2021`. */
const lineOf = (extinguisher: Extinguisher) => `${placedName(extinguisher)}: ${lastMonthsText(extinguisher)}`;

/** Joins names to `recarga, ensaio hidrostático e troca`. */
const joined = (names: readonly string[]) =>
  new Intl.ListFormat('pt-BR').format(names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)));

export const requestFor = (services: readonly string[], list: readonly Extinguisher[]) =>
  listRequest(joined(services), countText(list), list.map(lineOf));

/** Characters of a link; browsers of phones hand at least 2,000 over to another application. */
const longestLink = 2_000;

/** Link to a chat with the request; the last lines are counted where they do not fit. */
export function requestInChat(whatsapp: string, services: readonly string[], list: readonly Extinguisher[]): string {
  const lines = list.map((extinguisher) => `\n- ${lineOf(extinguisher)}`);
  for (let count = lines.length; ; count -= 1) {
    const rest = count < list.length ? `\n- e mais ${countText(list.slice(count))}, que envio em seguida` : '';
    const text = `${joined(services)} de ${countText(list)}:${lines.slice(0, count).join('')}${rest}`;
    const link = chatLink(whatsapp, text);
    if (link.length <= longestLink || count === 0) return link;
  }
}
