import { type ContactKind, type ContactSpan, contactKindNames, contactPlaceName } from '@site/shared/contracts';
import styles from './ContactsTable.module.css';
import { countText } from './text';

const kinds = Object.keys(contactKindNames) as readonly ContactKind[];

type Place = ContactSpan['places'][number];

/** Span, in days, whose places are listed; the others have a total only. */
const listedDays = 30;

/** Requests and presses of contact links, by page or form. */
export function ContactsTable({ spans }: { readonly spans: readonly ContactSpan[] }) {
  const listed = spans.find(({ days }) => days === listedDays)?.places ?? [];
  const places = [...listed].sort((one, other) => totalOf([other]) - totalOf([one]));
  const isEmpty = spans.every((span) => span.places.length === 0);
  return (
    <section className={styles.section} aria-labelledby="contatos">
      <h2 id="contatos">Pedidos e contatos</h2>
      {isEmpty ? (
        <p>Nenhum pedido e nenhum toque no WhatsApp ou no telefone até agora.</p>
      ) : (
        <table className={styles.table}>
          <caption>
            Mensagens aceitas e toques no WhatsApp e no telefone nos últimos {listedDays} dias, sem cookies e sem saber
            de quem
          </caption>
          <thead>
            <tr>
              <th scope="col">Onde</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {contactKindNames[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place.place}>
                <th scope="row">{contactPlaceName(place.place)}</th>
                <Counts places={[place]} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            {spans.map((span) => (
              <tr key={span.days}>
                <th scope="row">{`Total em ${span.days} dias`}</th>
                <Counts places={span.places} />
              </tr>
            ))}
          </tfoot>
        </table>
      )}
    </section>
  );
}

function Counts({ places }: { readonly places: readonly Place[] }) {
  return kinds.map((kind) => <td key={kind}>{countText(sumOf(places, kind))}</td>);
}

const sumOf = (places: readonly Place[], kind: ContactKind) => places.reduce((sum, place) => sum + place[kind], 0);
const totalOf = (places: readonly Place[]) => kinds.reduce((sum, kind) => sum + sumOf(places, kind), 0);
