import { renderInSite } from '@site/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MyExtinguishers from './MyExtinguishers';
import { readList, saveList } from './storedList';

const now = () => new Date('2026-11-26T12:00:00Z');
const show = () => renderInSite(<MyExtinguishers now={now} />, { at: '/meus-extintores' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const list = () => within(screen.getByRole('region', { name: 'Sua lista' }));

async function paste(text: string) {
  await userEvent.click(screen.getByRole('textbox', { name: /Da planilha/ }));
  await userEvent.paste(text);
  await press('Ler a tabela');
}

afterEach(() => {
  jest.restoreAllMocks();
  saveList([]);
});

test('a pasted table is added; lines that cannot be read stay in the field, with the reason', async () => {
  show();
  await press('Ler a tabela');
  expect(screen.getByText('Cole a tabela no campo antes.')).toBeVisible();
  await paste('Pó ABC;6 kg;8;Garagem;03/2025;03/2023\nHalon;6;1;Hall;03/2025;');
  const field = screen.getByRole('textbox', { name: /Da planilha/ });
  expect(field).toHaveValue('Halon;6;1;Hall;03/2025;');
  expect(field).toHaveFocus();
  expect(screen.getByText('Linhas adicionadas à lista: 1. Ficaram no campo, para corrigir: 1.')).toBeVisible();
  expect(screen.getByText(/^Linha 2: não reconhecemos o tipo/)).toBeVisible();
  expect(list().getByRole('checkbox', { name: /^8 × Pó ABC 6 kg Garagem, última recarga em 03\/2025/ })).toBeChecked();
  const agenda = within(screen.getByRole('region', { name: 'O que vence' }));
  expect(agenda.getByText('vencida há 8 meses')).toBeVisible();
  expect(agenda.getByRole('link', { name: /agenda \(\.ics\)/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/vencimentos.ics?vence=2028-03'),
  );
});

test('lines beyond the end of the list stay in the field', async () => {
  show();
  await paste(Array(121).fill('CO2;6 kg').join('\n'));
  expect(screen.getByText('Linha 121: a lista aceita até 120 linhas.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Da planilha/ })).toHaveValue('CO2;6 kg');
  expect(readList()).toHaveLength(120);
});

test('a line is typed, corrected and removed', async () => {
  show();
  await press('Adicionar');
  const load = screen.getByRole('textbox', { name: 'Carga (kg ou L)' });
  expect(load).toHaveFocus();
  expect(load).toHaveAccessibleDescription('Falta a carga, por exemplo 6 kg ou 10 L.');
  await userEvent.type(load, '2,5');
  const charge = screen.getByRole('textbox', { name: 'Última recarga' });
  await userEvent.type(charge, '2026');
  await press('Adicionar');
  expect(charge).toHaveFocus();
  expect(charge).toHaveAccessibleDescription(/^Não entendemos a data '2026'/);
  await userEvent.clear(charge);
  await userEvent.type(charge, 'mar/26');
  await press('Adicionar');
  expect(list().getByText('1 × Pó ABC 2,5 kg')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Tipo' })).toHaveFocus();

  await press('Editar 1 × Pó ABC 2,5 kg');
  expect(screen.getByRole('combobox', { name: 'Tipo' })).toHaveFocus();
  const place = screen.getByRole('textbox', { name: 'Lugar' });
  await userEvent.type(place, 'Hall');
  await press('Gravar');
  expect(list().getByRole('checkbox', { name: /^1 × Pó ABC 2,5 kg Hall, última recarga em 03\/2026$/ })).toBeVisible();
  expect(readList()).toMatchObject([{ load: 2.5, charge: { year: 2026, month: 3 }, test: null }]);
  expect(screen.getByRole('combobox', { name: 'Tipo' })).toHaveFocus();

  await press('Editar 1 × Pó ABC 2,5 kg, Hall');
  await press('Cancelar');
  expect(button('Adicionar')).toBeVisible();
  await press('Editar 1 × Pó ABC 2,5 kg, Hall');
  await press('Retirar da lista');
  expect(screen.queryByRole('region', { name: 'Sua lista' })).toBeNull();
  expect(screen.getByText('1 × Pó ABC 2,5 kg: retirado da lista.')).toBeVisible();
  expect(readList()).toEqual([]);
});

test('a line that another tab removes while it is edited is added again', async () => {
  show();
  await paste('CO2;6 kg;2;Hall;08/2026;08/2026');
  await press('Editar 2 × CO₂ 6 kg, Hall');
  act(() => saveList([]));
  await press('Adicionar');
  expect(list().getByText('2 × CO₂ 6 kg')).toBeVisible();
});

test('one request leads to the contact form with the chosen lines and services', async () => {
  const { navigation } = show();
  await paste('Pó ABC;6 kg;8;Garagem;03/2025;03/2023\nCO2;6 kg;2;Hall;08/2026;08/2026');
  expect(screen.getByRole('heading', { name: 'O que vence' })).toHaveFocus();
  await press('Só os vencidos');
  expect(list().getByRole('checkbox', { name: /^2 × CO₂ 6 kg Hall/ })).not.toBeChecked();
  expect(screen.getByText('Para 8 extintores.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Recarga' }));
  expect(screen.getByText('Marque pelo menos um serviço e um extintor da lista.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pedir orçamento' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ensaio hidrostático' }));
  expect(screen.getByRole('link', { name: /Pedir pelo WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('ensaio hidrostático de 8 extintores:\n- 8 × Pó ABC 6 kg, Garagem')),
  );
  await press('Pedir orçamento');
  expect(navigation.getState().location).toMatchObject({
    pathname: '/contato',
    hash: '#formulario',
    state: { request: { subject: 'Orçamento: ensaio hidrostático de 8 extintores' } },
  });
});

test('without storage it says so and works on', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show();
  await paste('CO2;6 kg;2;Hall;08/2026;08/2026');
  expect(screen.getByRole('alert')).toHaveTextContent(/O navegador não deixa guardar a lista/);
  expect(list().getByText('2 × CO₂ 6 kg')).toBeVisible();
});
