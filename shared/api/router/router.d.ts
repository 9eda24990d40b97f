/** The router's parts that remotes use; whatever is not listed is not in the page. */
export { useLocation, useNavigate } from 'react-router-dom';
export { Link, NavLink } from './links';
