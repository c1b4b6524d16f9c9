import type { ComponentType } from 'react';

export type LoadPage = () => Promise<ComponentType>;

/** Each page is a chunk of its own, fetched when its address is opened or pointed at. */
export const loginPage: LoadPage = async () =>
  (await import('../features/auth/login-page.tsx')).LoginPage;

export const registerPage: LoadPage = async () =>
  (await import('../features/auth/register-page.tsx')).RegisterPage;

export const verifyEmailPage: LoadPage = async () =>
  (await import('../features/auth/verify-email-page.tsx')).VerifyEmailPage;

export const forgotPasswordPage: LoadPage = async () =>
  (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage;

export const resetPasswordPage: LoadPage = async () =>
  (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage;

export const accountPage: LoadPage = async () =>
  (await import('../features/account/account-page.tsx')).AccountPage;

export const ownProfilePage: LoadPage = async () =>
  (await import('./pages/own-profile-page.tsx')).OwnProfilePage;

export const notFoundPage: LoadPage = async () =>
  (await import('./not-found-page.tsx')).NotFoundPage;

/** Says what a place is for while there is nothing in it. */
export const purposePage: LoadPage = async () =>
  (await import('./pages/purpose-page.tsx')).PurposePage;

export const galleryPage: LoadPage = async () =>
  (await import('../ui/gallery/gallery-page.tsx')).GalleryPage;
