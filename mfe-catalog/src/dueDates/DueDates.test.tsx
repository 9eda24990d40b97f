import { dueCalendarAddress } from '@site/shared/forms';
import { renderInSite } from '@site/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleProduct } from '../testing/sampleProduct';
import { DueDates } from './DueDates';
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

test('the closed disclosure has the rule in words, and loads the form when opened', async () => {
  const { container } = renderInSite(<DueDates product={product} />);
  const details = container.querySelector('details') as HTMLDetailsElement;
  expect(details).toHaveTextContent('Recarga a cada 12 meses, ensaio hidrostático a cada 5 anos.');
  expect(screen.queryByRole('form')).toBeNull();
  details.open = true;
  await act(async () => void details.dispatchEvent(new Event('toggle')));
  expect(await screen.findByRole('form', { name: 'Quando vence?' })).toBeVisible();
});

test('dates to come and overdue ones are listed, with the way to a quote', async () => {
  renderInSite(<DueDatesForm product={product} now={now} />);
  await choose(/Última carga/, 'agosto', '2025');
  await choose(/Último ensaio/, 'fevereiro', '2023');
  await show();
  const items = within(screen.getByRole('status')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Inspeção com pesagem fevereiro de 2026 vencida há 9 meses',
    'Recarga agosto de 2026 vencida há 3 meses',
    'Ensaio hidrostático fevereiro de 2028 vence em 1 ano e 3 meses',
  ]);
  expect(screen.getByRole('link', { name: 'Pedir orçamento da recarga' })).toHaveAttribute(
    'href',
    '/contato?produto=Recarga+de+Extintor+de+Inc%C3%AAndio+CO2-6KG#formulario',
  );
});

test('the calendar file has the dates to come only', async () => {
  renderInSite(<DueDatesForm product={product} now={now} />);
  await choose(/Última carga/, 'agosto', '2025');
  await choose(/Último ensaio/, 'fevereiro', '2023');
  await show();
  expect(screen.getByRole('link', { name: 'Guardar na agenda (.ics)' })).toHaveAttribute(
    'href',
    dueCalendarAddress('/send_mail.php', [
      {
        month: '2028-02',
        serviceId: 'ensaio',
        service: 'Ensaio hidrostático',
        productId: product.id,
        product: product.name,
      },
    ]),
  );
});

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
