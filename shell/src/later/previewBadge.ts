import { configInPage } from '../pageData';
import { showPreviewBadge } from '../preview/previewBadge';

showPreviewBadge(configInPage());
