import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Security headers for answers that load nothing from elsewhere. Without TLS in front (`publicUrl` is http) the
 * browser must not be told to use https, or the pages stay blank on a plain local network.
 */
export function securityHeaders(publicUrl: string): RequestHandler {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: directives(publicUrl, ["'self'"]) },
    strictTransportSecurity: publicUrl.startsWith('https:'),
  });
}

/** Policy of the API pages: their script sets styles on elements it makes. */
export function documentationPolicy(publicUrl: string): RequestHandler {
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: directives(publicUrl, ["'self'", "'unsafe-inline'"]),
  });
}

function directives(publicUrl: string, styles: readonly string[]): Record<string, readonly string[]> {
  return {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'script-src': ["'self'"],
    'style-src': styles,
    ...(publicUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  };
}
