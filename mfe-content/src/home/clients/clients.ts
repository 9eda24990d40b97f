import client01 from '@images/clientes/01?width=168-168';
import client02 from '@images/clientes/02?width=168-168';
import client03 from '@images/clientes/03?width=168-168';
import client04 from '@images/clientes/04?width=168-168';
import client05 from '@images/clientes/05?width=168-168';
import client06 from '@images/clientes/06?width=168-168';
import client07 from '@images/clientes/07?width=168-168';
import client08 from '@images/clientes/08?width=168-168';
import client09 from '@images/clientes/09?width=168-168';
import client10 from '@images/clientes/10?width=168-168';
import client11 from '@images/clientes/11?width=168-168';
import client12 from '@images/clientes/12?width=168-168';
import client13 from '@images/clientes/13?width=168-168';
import client14 from '@images/clientes/14?width=168-168';
import client15 from '@images/clientes/15?width=168-168';
import client16 from '@images/clientes/16?width=168-168';
import names from '../../images/clientes/names.json';

const logos = [
  client01,
  client02,
  client03,
  client04,
  client05,
  client06,
  client07,
  client08,
  client09,
  client10,
  client11,
  client12,
  client13,
  client14,
  client15,
  client16,
];

/** Client logos (spec 2, Home), 300 × 100 px, with placeholder names. */
export const clients = logos.map((src, index) => ({ src, name: names[index] ?? '' }));
