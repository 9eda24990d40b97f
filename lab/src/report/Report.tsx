/** @jsxRuntime automatic */ // The tools run from their sources, without a tsconfig.json that would say so.
import { type FigureName, figures, format, workKinds } from '../figures';
import { interactionRow, longTasksByOwner, type Results } from '../results';
import { median } from '../statistics';
import { BarChart, colors } from './chart';
import { interactionRows, legend, pageRows } from './rows';

/** A run of the instrument as one HTML page without scripts. */
export function Report({ results }: { readonly results: Results }) {
  const { date, commit, runs, pages, interactions } = results;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Measurements of ${commit}`}</title>
        <style>{style}</style>
      </head>
      <body>
        <h1>Measurements of {commit}</h1>
        <p>
          {date}, {runs} {runs === 1 ? 'round' : 'rounds'}; Lighthouse’s mobile preset (slow 4G, a processor a quarter
          as fast).
        </p>
        <p>{legend}</p>
        {Object.keys(pages).map((page) => (
          <PageSection key={page} results={results} page={page} />
        ))}
        {Object.keys(interactions).length > 0 && <Interactions results={results} />}
      </body>
    </html>
  );
}

function PageSection({ results, page }: { readonly results: Results; readonly page: string }) {
  return (
    <section>
      <h2>{page}</h2>
      <Table rows={pageRows(results, page)} />
      <h3>Work of the main thread</h3>
      <p className="key">
        {workKinds.map((kind, index) => (
          <span key={kind}>
            <i style={{ background: colors[index] }} /> {figures[kind].name}
          </span>
        ))}
      </p>
      <FigureChart results={results} page={page} kinds={workKinds} title={`Work of the main thread on ${page}`} />
      <h3>Largest contentful paint</h3>
      <FigureChart results={results} page={page} kinds={['lcp']} title={`LCP of ${page}`} />
      <h3>Bytes</h3>
      <FigureChart results={results} page={page} kinds={['bytes']} title={`Bytes of ${page}`} />
      <h3>Long tasks, by owner</h3>
      <LongTasks results={results} page={page} />
    </section>
  );
}

interface FigureChartProps {
  readonly results: Results;
  readonly page: string;
  readonly kinds: readonly FigureName[];
  readonly title: string;
}

function FigureChart({ results: { subjects, pages }, page, kinds, title }: FigureChartProps) {
  const { unit } = figures[kinds[0] ?? 'work'];
  const bars = subjects.map((subject) => {
    const samples = pages[page]?.[subject] ?? [];
    const parts = kinds.map((kind) => median(samples.map((sample) => figures[kind].read(sample))) || 0);
    return {
      label: subject,
      parts,
      text: format(
        parts.reduce((sum, part) => sum + part, 0),
        unit,
      ),
    };
  });
  return <BarChart title={title} bars={bars} unit={unit} />;
}

function LongTasks({ results: { subjects, pages }, page }: { readonly results: Results; readonly page: string }) {
  const rows = subjects.flatMap((subject) =>
    longTasksByOwner(pages[page]?.[subject] ?? []).map(({ owner, count, time, longest }) => [
      subject,
      owner,
      count.toFixed(1),
      format(time, 'ms'),
      format(longest, 'ms'),
    ]),
  );
  return <Table rows={[['site', 'owner', 'tasks a load', 'time a load', 'longest'], ...rows]} />;
}

function Interactions({ results }: { readonly results: Results }) {
  const { subjects, interactions } = results;
  return (
    <section>
      <h2>First interactions</h2>
      <p>From the tap to the next paint.</p>
      <Table rows={interactionRows(results)} />
      {Object.entries(interactions).map(([name, measured]) => (
        <div key={name}>
          <h3>{name}</h3>
          <BarChart
            title={`Interaction to next paint: ${name}`}
            unit="ms"
            bars={subjects
              .filter((subject) => measured[subject]?.some((value) => value !== null))
              .map((subject) => {
                const value = median(measured[subject]?.filter((it) => it !== null) ?? []);
                return { label: subject, parts: [value], text: format(value, 'ms') };
              })}
          />
          <p>Noise: ±{format(interactionRow(results, name).noise, 'ms')}</p>
        </div>
      ))}
    </section>
  );
}

function Table({ rows: [heading = [], ...rows] }: { readonly rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {heading.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, column) => (
              <td key={heading[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const style = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #1b1f24; }
h2 { margin-top: 3rem; border-bottom: 2px solid #1b1f24; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.75rem; text-align: right; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
svg text { font: 13px system-ui, sans-serif; fill: #1b1f24; }
svg text.tick { font-size: 11px; fill: #666; }
.key span { margin-right: 1.25rem; }
.key i { display: inline-block; width: 0.8em; height: 0.8em; }
`;
