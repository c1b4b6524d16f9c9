import { describe, expect, it } from 'vitest';
import { isCommonPassword, newPassword, passwordStrength } from './password.ts';

describe('a new password', () => {
  it.each([
    'password123',
    'Password2026!',
    '!!!iloveyou!!!',
    '1234567890',
    'qwertyuiop',
    '1q2w3e4r5t',
    'aaaaaaaaaa',
    'abcabcabcabc',
    '31.12.1999',
    'Welcome2024',
    'callboard-2026',
  ])('is refused when it is as common as %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
    expect(newPassword.safeParse(password).error?.issues[0]?.message).toBe(
      'This password is too easy to guess',
    );
  });

  it.each([
    'correct horse battery',
    'tide tables of Leith',
    'kX9#mQ2$vL',
    'пароль на вечер',
    'callboard-demo',
    '          a word',
  ])('may be %s', (password) => {
    expect(newPassword.safeParse(password).success).toBe(true);
  });

  it('needs ten characters, and that is said', () => {
    expect(newPassword.safeParse('nine char').error?.issues[0]?.message).toBe(
      'Please use at least 10 characters',
    );
    expect(newPassword.safeParse('x'.repeat(300)).success).toBe(false);
  });

  it('is told how strong it is', () => {
    expect(passwordStrength('short')).toBe('too short');
    expect(passwordStrength('password123')).toBe('too common');
    expect(passwordStrength('banana boat')).toBe('fair');
    expect(passwordStrength('tide tables of Leith')).toBe('strong');
  });
});
