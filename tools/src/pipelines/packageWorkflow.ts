import { workflowsFolder } from './workflows';

/** A package's own pipeline, relative to the repository. */
export const workflowFile = (name: string) => `${workflowsFolder}/${name}.yml`;

/** What a package is made of besides itself: what changes there is tested and released with it. */
const madeOf = [
  'shared/**',
  'delivery/src/release/**',
  'delivery/src/build/**',
  'package-lock.json',
  'delivery/tsconfig.base.json',
  `${workflowsFolder}/package.yml`,
];

/** Says when a package's pipeline runs; what it does is the same for all (`package.yml`). */
export function packageWorkflow(name: string): string {
  const paths = [`${name}/**`, ...madeOf, workflowFile(name)].map((path) => `      - ${path}\n`).join('');
  return `name: ${name}

on:
  push:
    branches: [main]
    paths:
${paths}  pull_request:
    paths:
${paths}  workflow_dispatch:
    inputs:
      action:
        description: What visitors get
        required: true
        type: choice
        options: [deploy, promote, rollback]

permissions:
  contents: read

jobs:
  ${name}:
    uses: ./.github/workflows/package.yml
    with:
      package: ${name}
      action: \${{ inputs.action || '' }}
    # The release token is the environment's, which only the job in it gets.
    secrets: inherit
`;
}
