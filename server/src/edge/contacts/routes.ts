import type { AppContext } from '../../core/context.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { contactExportResource } from './export/routes.ts';
import { invitedResources } from './invited/routes.ts';
import { contactListResources } from './lists/routes.ts';
import { contactMergeResources } from './merge/routes.ts';
import { outletResources } from './outlets/routes.ts';
import { idleResource } from './people/idle.ts';
import { peopleResources } from './people/routes.ts';

/** Contacts of the press office. */
export const officeContactResources = (context: AppContext): Resource[] => [
  ...peopleResources(context),
  idleResource(context),
  ...contactMergeResources(context),
  ...outletResources(context),
  ...contactListResources(context),
  contactExportResource(context),
  ...invitedResources(context),
];
