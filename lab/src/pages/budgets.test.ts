import { budgetFindings } from './budgets';

const subjects = ['here', 'here again', 'no scripts'];
const lcp = (here: number, again: number) => ({
  subjects,
  sections: { '/': { LCP: { here: [here], 'here again': [again], 'no scripts': [1000] } } },
});

test('a ratio above its budget is a finding unless the noise explains it', () => {
  expect(budgetFindings(lcp(1300, 1320))).toEqual(['/: LCP is 1.31 times that of no scripts, not 1.05 at most']);
  expect(budgetFindings(lcp(1100, 1500))).toEqual([]);
});
