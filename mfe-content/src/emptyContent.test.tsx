import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { CompanyPage } from './company/CompanyPage';
import { HomePage } from './home/HomePage';

jest.mock('../content/clientes', () => ({ clientes: [] }));
jest.mock('../content/equipe', () => ({ equipe: [] }));
jest.mock('../content/selos', () => ({ selos: [] }));

const hasHeading = (name: string) => screen.queryByRole('heading', { name }) !== null;
const emptyLists = () => screen.queryAllByRole('list').filter((list) => list.children.length === 0);

test('without clients and accreditations, the home page has neither an empty section nor an empty list', () => {
  renderInSite(<HomePage />);
  expect(hasHeading('Por que confiar em nós')).toBe(true);
  expect(hasHeading('Empresas e condomínios que atendemos')).toBe(false);
  expect(emptyLists()).toEqual([]);
});

test('without staff, the company page has no section for it', () => {
  renderInSite(<CompanyPage />);
  expect(hasHeading('O que nos guia')).toBe(true);
  expect(hasHeading('Quem responde pelo seu prédio')).toBe(false);
  expect(emptyLists()).toEqual([]);
});
