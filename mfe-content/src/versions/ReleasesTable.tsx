import { DataTable } from './DataTable';
import type { Release } from './readVersions';
import { channelNames, failuresText, momentText, tallyText, vitalsText } from './text';

/** Releases of all packages, with what pages report of them. */
export function ReleasesTable({ releases }: { readonly releases: readonly Release[] }) {
  return (
    <DataTable
      title="No ar"
      caption="A versão anterior entra no lugar da que está no ar, onde esta falha. Tempos: em três de quatro páginas, até."
      head={['Pacote', 'Versão', 'Visitantes', 'Última hora', 'Último dia', 'Falhas do dia', 'Tempos do dia']}
    >
      <tbody>
        {releases.map(({ name, owner, channel, version, published, share, hour, day }) => (
          <tr key={`${name} ${channel}`}>
            <th scope="row">
              <span>{name}</span>
              <br />
              <span>{owner ?? 'Dono não informado'}</span>
            </th>
            <td>
              <span>{`${channelNames[channel]}: `}</span>
              <code>{version}</code>
              {published && <span>{`, publicada em ${momentText(published)}`}</span>}
            </td>
            <td>{share === null ? '–' : `${share}%`}</td>
            <td>{tallyText(hour)}</td>
            <td>{tallyText(day)}</td>
            <td>{failuresText(day)}</td>
            <td>{vitalsText(day)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
