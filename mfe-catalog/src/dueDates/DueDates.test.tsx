import { renderInSite } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleProduct } from '../testing/sampleProduct';
import { DueDatesForm } from './DueDatesForm';

const product = sampleProduct({ id: 'CO2-6KG', type: 'co2,6KG,portatil' });
const now = () => new Date('2026-11-26T12:00:00Z');

const field = (group: RegExp, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('combobox', { name });

async function choose(group: RegExp, month: string, year: string) {
  await userEvent.selectOptions(field(group, 'Mês'), month);
  await userEvent.selectOptions(field(group, 'Ano'), year);
}

const show = () => userEvent.click(screen.getByRole('button', { name: 'Ver as datas' }));

test('a missing or future date gets a message at its field, which takes the focus', async () => {
  renderInSite(<DueDatesForm product={product} now={now} />);
  await show();
  expect(field(/Última carga/, 'Mês')).toHaveFocus();
  await choose(/Última carga/, 'agosto', '2026');
  await choose(/Último ensaio/, 'dezembro', '2026');
  await show();
  const month = field(/Último ensaio/, 'Mês');
  expect(month).toHaveFocus();
  expect(month).toHaveAccessibleDescription('Essa data ainda não chegou. Confira o mês e o ano.');
  expect(field(/Última carga/, 'Mês')).toBeValid();
  expect(screen.queryByRole('listitem')).toBeNull();
});
