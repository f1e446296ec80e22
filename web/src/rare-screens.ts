/** Rarely opened screens. Their chunk names are not part of the first load. */
export const RARE_SCREENS = {
  desk: async () => (await import('./features/account/desk/desk-page.tsx')).DeskPage,
  signUp: async () => (await import('./features/account/sign-up/sign-up-page.tsx')).SignUpPage,
  preview: async () => (await import('./features/press-releases/preview/preview-page.tsx')).PreviewPage,
  changePassword: async () =>
    (await import('./features/account/password/change-password-page.tsx')).ChangePasswordPage,
  secondFactor: async () =>
    (await import('./features/account/second-factor/second-factor-page.tsx')).SecondFactorPage,
  privateFeeds: async () => (await import('./features/account/feeds/feeds-page.tsx')).FeedsPage,
  ownAccreditation: async () =>
    (await import('./features/accreditations/accreditation-page.tsx')).AccreditationPage,
  userProfile: async () => (await import('./features/account/profile/profile-page.tsx')).ProfilePage,
  userPrivacy: async () => (await import('./features/privacy/privacy-page.tsx')).PrivacyPage,
  logout: async () => (await import('./features/account/logout-page.tsx')).LogoutPage,
  forgotPassword: async () =>
    (await import('./features/account/password/forgot-password-page.tsx')).ForgotPasswordPage,
  resetPassword: async () =>
    (await import('./features/account/password/reset-password-page.tsx')).ResetPasswordPage,
  verifyAccount: async () =>
    (await import('./features/account/links/verify-account-page.tsx')).VerifyAccountPage,
  invitation: async () => (await import('./features/account/invitation/invitation-page.tsx')).InvitationPage,
  verifyEmail: async () => (await import('./features/account/links/verify-email-page.tsx')).VerifyEmailPage,
  lockScreen: async () => (await import('./features/account/lock/lock-screen-page.tsx')).LockScreenPage,
};
