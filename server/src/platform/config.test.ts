import { describe, expect, it } from 'vitest';
import { type ConfigError, loadConfig } from './config.ts';

const problemsOf = (variables: Record<string, string>): string[] => {
  try {
    loadConfig(variables);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
};

const PUBLIC = { PUBLIC_URL: 'https://callboard.example', SMTP_URL: 'smtp://mail.example' };

describe('the configuration', () => {
  it('needs nothing: port 3000 on this machine, its own database, quiet logs', () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      portIsChosen: false,
      host: '127.0.0.1',
      databaseUrl: undefined,
      logLevel: 'warn',
      localOnly: true,
      demoAccountsMaySignIn: true,
    });
  });

  it('takes an empty variable as not set', () => {
    expect(loadConfig({ SMTP_URL: '', PORT: '' })).toMatchObject({
      smtpUrl: undefined,
      port: 3000,
    });
  });

  it('lists all problems at once', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://x/y',
      S3_BUCKET: 'files',
      STRIPE_SECRET_KEY: 'sk',
    });
    expect(problems.map((problem) => problem.split(/[:, ]/)[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'S3_ENDPOINT',
      'STRIPE_SECRET_KEY',
    ]);
  });

  it.each([
    ['a public address', { PUBLIC_URL: 'https://callboard.example' }],
    ['a public interface', { HOST: '0.0.0.0' }],
  ])('asks for a mail server where %s lets others in', (_where, variables) => {
    expect(problemsOf(variables)).toEqual([expect.stringContaining('SMTP_URL')]);
  });

  it('keeps demo accounts out where others can reach them, unless the demo is asked for', () => {
    expect(loadConfig(PUBLIC).demoAccountsMaySignIn).toBe(false);
    expect(loadConfig({ ...PUBLIC, DEMO: '1' }).demoAccountsMaySignIn).toBe(true);
  });

  it('trusts as many proxies as it is told', () => {
    const { trustProxy } = loadConfig({ TRUST_PROXY: '2' });
    expect(
      typeof trustProxy === 'function' && [0, 1, 2].map((hop) => trustProxy('x', hop)),
    ).toEqual([true, true, false]);
    expect(loadConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8');
    expect(loadConfig({}).trustProxy).toBe(false);
  });
});
