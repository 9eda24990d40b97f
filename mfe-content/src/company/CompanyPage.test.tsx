import { renderInSite } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { CompanyPage } from './CompanyPage';

test('the page introduces four staff members, each with portrait, name and role', () => {
  renderInSite(<CompanyPage />);
  const team = within(screen.getByRole('region', { name: 'Quem responde pelo seu prédio' }));
  const members = team.getAllByRole('listitem');
  expect(members).toHaveLength(4);
  for (const member of members) {
    const name = within(member).getByRole('heading', { level: 3 }).textContent;
    expect(within(member).getByRole('img')).toHaveAccessibleName(`Retrato de ${name}`);
    expect(member.querySelectorAll('p')).toHaveLength(2);
  }
});
