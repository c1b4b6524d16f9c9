import * as z from 'zod';
import { endpoint, json, raw } from './endpoint.ts';
import { id } from './fields.ts';

/** What operators, outside clients and people trying Callboard out need beside the product itself. */
export const serviceEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'The server is alive',
    access: 'public',
    response: json(z.object({ status: z.literal('ok') })),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/ready',
    summary: 'The server and what it depends on can take requests',
    access: 'public',
    response: json(z.object({ status: z.literal('ready') })),
    errors: ['NOT_READY'],
  }),
  openapi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This API as an OpenAPI 3.1 document',
    access: 'public',
    response: raw('application/json'),
  }),
  docs: endpoint({
    method: 'GET',
    path: '/api/docs',
    summary: 'This API as a page to read',
    access: 'public',
    response: raw('text/html'),
  }),
};

/** Registered only where mail has no other way out and nobody but this machine can look. */
export const mailboxEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/mailbox',
    summary: 'Mail that was sent, newest first, when no mail server is configured',
    access: 'public',
    response: raw('text/html'),
  }),
  show: endpoint({
    method: 'GET',
    path: '/mailbox/{id}',
    summary: 'One mail',
    access: 'public',
    params: z.object({ id }),
    response: raw('text/html'),
    errors: ['NOT_FOUND'],
  }),
};

/** The web app itself: its files and, for every path that names none, its page. */
export const siteEndpoints = {
  page: endpoint({
    method: 'GET',
    path: '/*',
    summary: 'The web app',
    access: 'public',
    response: raw('text/html'),
  }),
};
