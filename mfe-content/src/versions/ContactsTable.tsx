import { type ContactKind, type ContactSpan, contactKindNames, contactPlaceName } from '@site/shared/contracts';
import { DataTable } from './DataTable';
import { countText } from './text';

const kinds = Object.keys(contactKindNames) as readonly ContactKind[];

type Place = ContactSpan['places'][number];

/** Span, in days, whose places are listed; the others have a total only. */
const listedDays = 30;

/** Requests and presses of contact links, by page or form. */
export function ContactsTable({ spans }: { readonly spans: readonly ContactSpan[] }) {
  const listed = spans.find(({ days }) => days === listedDays)?.places ?? [];
  const places = [...listed].sort((one, other) => totalOf(other) - totalOf(one));
  const isEmpty = spans.every((span) => span.places.length === 0);
  return (
    <DataTable
      title="Pedidos e contatos"
      caption={`Mensagens aceitas e toques no WhatsApp e no telefone nos últimos ${listedDays} dias, sem cookies e sem saber de quem`}
      head={['Onde', ...kinds.map((kind) => contactKindNames[kind])]}
      none={isEmpty ? 'Nenhum pedido e nenhum toque no WhatsApp ou no telefone até agora.' : undefined}
    >
      <tbody>
        {places.map((place) => (
          <Row key={place.place} name={contactPlaceName(place.place)} places={[place]} />
        ))}
      </tbody>
      <tfoot>
        {spans.map((span) => (
          <Row key={span.days} name={`Total em ${span.days} dias`} places={span.places} />
        ))}
      </tfoot>
    </DataTable>
  );
}

function Row({ name, places }: { readonly name: string; readonly places: readonly Place[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {kinds.map((kind) => (
        <td key={kind}>{countText(places.reduce((sum, place) => sum + place[kind], 0))}</td>
      ))}
    </tr>
  );
}

const totalOf = (place: Place) => kinds.reduce((sum, kind) => sum + place[kind], 0);
