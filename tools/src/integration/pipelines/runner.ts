import { type Execute, executeWorkflow, type Job, type JobReport } from '../../testing/executeWorkflow';
import { type Contexts, readWorkflow, type Workflow } from '../../testing/githubWorkflow';
import { whyNoContainers } from '../containers/containers';
import { actions, type Variables } from './actions';
import { startContainerPlaces } from './containerPlaces';
import { startHostPlaces } from './hostPlaces';
import type { Place, Places } from './places';

const workflows = '.github/workflows';

/** Instead of all unit tests, which the same job has run elsewhere. */
const shorter: Readonly<Record<string, string>> = { 'npm run unit': 'npm run unit -- shared/src/format' };

/** Commands of the tests, of which one task is executed (`programs/npx`). */
const ofTests = /^npm (?:test|run test:all)\b/;

/** On a machine without containers the steps run on itself. */
function startPlaces(): Promise<Places> {
  const reason = whyNoContainers();
  if (!reason) return startContainerPlaces();
  console.log(`Skipped: containers for the steps of the workflows, which run on this machine itself: ${reason}.`);
  return startHostPlaces();
}

/** Runner of GitHub's on this machine. */
export async function startRunner() {
  const { history, of, stop } = await startPlaces();
  /** Seconds, job and step. */
  const times: (readonly [string, string, string])[] = [];
  let isInstalled = false;

  async function executeIn(
    place: Place,
    step: Parameters<Execute>[0],
    env: Variables,
    sha: string,
  ): Promise<Variables> {
    if (step.run === undefined) {
      const [name = ''] = step.uses?.split('@') ?? [];
      const action = actions[name];
      if (!action) throw new Error(`The test has no replacement of the action ${name}`);
      return action(step, place, sha);
    }
    // Takes 50 s, and the other jobs start with the files of the first.
    if (step.run === 'npm ci' && isInstalled) return {};
    const before = ofTests.test(step.run) ? `export PATH="${place.programs}:$PATH"\n` : '';
    await place.run(before + (shorter[step.run] ?? step.run), { ...env, ...step.env });
    isInstalled ||= step.run === 'npm ci';
    return {};
  }

  return {
    history,
    times,
    stop,
    async execute(workflow: string | Workflow, contexts: Contexts): Promise<readonly JobReport[]> {
      const { event_name, ref, sha, base_ref = '' } = contexts.github as Variables;
      const ofEvent = { GITHUB_EVENT_NAME: event_name, GITHUB_REF: ref, GITHUB_SHA: sha, GITHUB_BASE_REF: base_ref };
      const fixed = { CI: 'true', GITHUB_ACTIONS: 'true', ...ofEvent } as Variables;
      const variables = new Map<Job, Variables>();
      const parsed = typeof workflow === 'string' ? await readWorkflow(`${workflows}/${workflow}`) : workflow;
      return executeWorkflow(parsed, contexts, async (step, job) => {
        const started = performance.now();
        const place = await of(job);
        const env = variables.get(job) ?? fixed;
        try {
          variables.set(job, { ...env, ...(await executeIn(place, step, env, sha ?? '')) });
        } finally {
          times.push([((performance.now() - started) / 1000).toFixed(1), job.name, step.name]);
        }
      });
    },
  };
}
