import { PageHead } from '@site/shared';
import type { MountablePart, PartContext } from '@site/shared/contracts';
import { staticPart } from '@site/shared/early';
import { use } from 'react';
import { isMountable } from './isMountable';

/** Replaces a mountable part of a module by a component that renders its HTML. Returns other modules unchanged. */
export function componentOnServer<Module extends object>(module: Module, context: PartContext): Module {
  const { default: part } = module as { readonly default?: unknown };
  return isMountable(part) ? { ...module, default: rendering(part, context) } : module;
}

function rendering(part: MountablePart, context: PartContext) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module of a page
  return function Rendered(props: object) {
    const html = part.render(props, context);
    // After a suspension React calls again, and uses the first promise.
    const __html = typeof html === 'string' ? html : use(html);
    return (
      <>
        {part.head && <PageHead metadata={part.head(props)} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of a release, which the publisher checks */}
        <div {...staticPart} dangerouslySetInnerHTML={{ __html }} />
      </>
    );
  };
}
