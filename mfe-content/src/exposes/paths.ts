import { paths } from '@site/shared';
import type { Exposed } from '@site/shared/contracts';

export default {
  paths: [
    ...[paths.home, paths.company, paths.services, paths.contact, paths.contactSent],
    ...[paths.privacy, paths.accessibility],
  ],
  previewPaths: [paths.designSystem, paths.versions],
} satisfies Exposed<'mfe_content/paths'>;
