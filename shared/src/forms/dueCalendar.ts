import { calendarPath } from '../serving/addresses';
import { namePattern, plainName } from './quote';

/** Service of a product that is due by the end of a month. */
export interface DueService {
  /** Such as `2027-11`. */
  readonly month: string;
  readonly serviceId: string;
  readonly service: string;
  readonly productId: string;
  readonly product: string;
}

/** Query parameter, once for each service: its fields joined by semicolons. */
const field = 'vence';

const patterns = [/^\d{4}-(?:0[1-9]|1[0-2])$/, /^[\w-]{1,40}$/, namePattern, /^[\w-]{1,40}$/, namePattern];

/**
 * Address at which the server that takes the site's messages answers with a calendar file. Browsers within apps save no file
 * that the page makes. The address has the names, because that server has no catalogue.
 */
export function dueCalendarAddress(mailEndpoint: string, services: readonly DueService[]): string {
  const values = services.map(({ month, serviceId, service, productId, product }) => [
    field,
    [month, serviceId, plainName(service), productId, plainName(product)].join(';'),
  ]);
  return `${mailEndpoint.replace(/\/[^/]*$/, calendarPath)}?${new URLSearchParams(values)}`;
}

/** @param search with or without `?` @returns null unless each service is one that `dueCalendarAddress` writes */
export function readDueServices(search: string): readonly DueService[] | null {
  const read = new URLSearchParams(search).getAll(field).map(readService);
  const services = read.filter((service) => service !== null);
  return services.length > 0 && services.length === read.length ? services : null;
}

function readService(text: string): DueService | null {
  const values = text.split(';');
  if (values.length !== patterns.length || !patterns.every((pattern, index) => pattern.test(values[index] ?? ''))) {
    return null;
  }
  const [month = '', serviceId = '', service = '', productId = '', product = ''] = values;
  return { month, serviceId, service, productId, product };
}
