/** Exports of React Router for remotes; others are not in the bundle. */
export { useLocation, useNavigate } from 'react-router-dom';
export { Link, NavLink } from './links';
