import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Keeps the page that was asked for, and goes to the login once: while the login loads, the address is the login's
 * already, and going there again at every drawing would never end.
 */
export function ToLogin() {
  const navigate = useNavigate();
  const { href } = useLocation();
  const [from] = useState(href);
  useEffect(() => {
    void navigate({ to: '/login', search: { from }, replace: true });
  }, [navigate, from]);
  return null;
}
