import semver from 'semver';
import { acceptedVersions } from '../bundle/moduleEntry';
import { accepts } from './acceptedVersions';

const versions = ['0.9.9', '1.0.0', '1.6.0', '1.7.0', '1.7.3', '1.10.0', '2.0.0', '2.1.0', '3.0.0', '10.7.0'];
const ranges = [
  '^1.7.0',
  '~1.7.1',
  '>=1.7.0',
  '1.7.0 || ^2.1.0',
  '>1.7 <=2.0.0',
  '1.x',
  '*',
  '1.7.0 - 2.0.0',
  '<1.7.0',
];

test.each(ranges)('%s accepts the same versions in the page as in npm', (range) => {
  const accepted = acceptedVersions(range);
  const found = versions.filter((version) => accepts(accepted, version));
  expect(found).toEqual(versions.filter((version) => semver.satisfies(version, range)));
});
