import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Redirects to the login and remembers the requested page. Stores the page on first render, because the location
 * is already that of the login while the login loads, and redirecting on each render would never end.
 */
export function RedirectToLogin() {
  const navigate = useNavigate();
  const { href } = useLocation();
  const [from] = useState(href);
  useEffect(() => {
    void navigate({ to: '/login', search: { from }, replace: true });
  }, [navigate, from]);
  return null;
}
