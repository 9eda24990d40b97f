import { checkForms } from '../responder/forms';
import { respond } from '../responder/respond';

// Publishers know this script by the name of its file: in pages with `data-checks` it stands in place of the other.
checkForms();
respond();
