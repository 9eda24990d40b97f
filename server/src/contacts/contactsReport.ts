import { type ContactKind, type ContactSpan, contactKindNames, contactPlaceName } from '@site/shared/contracts';
import { textTable } from '@site/shared/terminal';
import { contactKinds, createContactCounts } from './contactCounts';
import { contactsFile } from './contactsFile';

const listedDays = 30;

/** Table of requests and presses by place, in Portuguese, for the owner. @throws Error for a file with another content */
export async function contactsReport(path: string, now: () => Date): Promise<string> {
  const saved = await contactsFile(path, (error) => {
    throw error;
  }).read();
  const counts = createContactCounts(now);
  counts.restore(saved?.days ?? {});
  const spans = counts.summary();
  if (spans.every(({ places }) => places.length === 0))
    return 'Nenhum pedido e nenhum toque no WhatsApp ou no telefone até agora.';
  const listed = spans.find(({ days }) => days === listedDays)?.places ?? [];
  return textTable([
    [`Onde (${listedDays} dias)`, ...contactKinds.map((kind) => contactKindNames[kind])],
    ...[...listed]
      .sort((one, other) => totalOf([other]) - totalOf([one]))
      .map((place) => [contactPlaceName(place.place), ...sums([place])]),
    ...spans.map(({ days, places }) => [`Total em ${days} dias`, ...sums(places)]),
  ]);
}

type Places = ContactSpan['places'];

const sum = (places: Places, kind: ContactKind) => places.reduce((all, place) => all + place[kind], 0);
const sums = (places: Places) => contactKinds.map((kind) => String(sum(places, kind)));
const totalOf = (places: Places) => contactKinds.reduce((all, kind) => all + sum(places, kind), 0);
