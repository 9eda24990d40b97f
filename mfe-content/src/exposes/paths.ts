import { paths } from '@site/shared';
import type { Exposed } from '@site/shared/contracts';

export default {
  paths: [paths.home, paths.company, paths.services, paths.contact],
  previewPaths: [paths.designSystem],
} satisfies Exposed<'mfe_content/paths'>;
