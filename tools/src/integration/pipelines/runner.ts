import { executeWorkflow, type Job, type JobReport, type Step } from '../../testing/executeWorkflow';
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
  /** Commands by image. */
  const executed = new Set<string>();

  async function executeIn(place: Place, step: Step, job: Job, env: Variables, sha: string): Promise<Variables> {
    if (step.run === undefined) {
      const [name = ''] = step.uses?.split('@') ?? [];
      const action = actions[name];
      if (!action) throw new Error(`The test has no replacement of the action ${name}`);
      return action(step, place, sha);
    }
    if (step.run === 'npm ci' && executed.size > 0) {
      // The job starts with the files of the first. Commands compare both files.
      await place.run('touch node_modules/.package-lock.json');
      return {};
    }
    const command = `${job.image} ${step.run}`;
    // Results of a release depend on the commands before.
    if (executed.has(command) && !job.name.endsWith('release')) return {};
    const before = ofTests.test(step.run) ? `export PATH="${place.programs}:$PATH"\n` : '';
    await place.run(before + (shorter[step.run] ?? step.run), { ...env, ...step.env });
    executed.add(command);
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
      const firsts = new Map<string, Job>();
      const parsed = typeof workflow === 'string' ? await readWorkflow(`${workflows}/${workflow}`) : workflow;
      return executeWorkflow(parsed, contexts, async (step, job) => {
        // The first job of a matrix in an image stands for the others, whose steps are the same.
        const kind = `${job.name} in ${job.image}`;
        const first = firsts.get(kind) ?? job;
        firsts.set(kind, first);
        if (first !== job) return;
        const started = performance.now();
        const place = await of(job);
        const env = variables.get(job) ?? fixed;
        try {
          variables.set(job, { ...env, ...(await executeIn(place, step, job, env, sha ?? '')) });
        } finally {
          times.push([((performance.now() - started) / 1000).toFixed(1), kind, step.name]);
        }
      });
    },
  };
}
