/** The specification's texts, each once. They are used as they are and never reworded. */
export const TEXTS = {
  businessPortfolio: {
    nameRequired: 'Business name is required',
  },
  permissionDenied: {
    title: 'Permission Denied',
    explanation: "Your current role doesn't have permission to access this page.",
  },
  avatarMenu: {
    account: 'Account & settings',
    logout: 'Logout',
  },
  logout: {
    done: { title: 'Logged out' },
    failed: { title: 'Error', description: 'Failed to logout. Please try again.' },
  },
  sidebar: {
    talent: 'Talent',
    messages: 'Messages',
    pro: 'PRO',
    talentDashboard: 'Talent Dashboard',
    businessSettings: 'Business Settings',
    talentRadar: 'Talent Radar',
    chatReports: 'Chat Reports',
  },
  crop: {
    zoom: 'Zoom',
    cancel: 'Cancel',
    save: 'Save',
    working: 'Processing...',
    failed: { title: 'Error', description: 'Failed to process the cropped image' },
  },
  notifications: {
    empty: 'No notifications',
    loading: 'Loading...',
    unknownDate: 'Recently',
    markAll: 'Mark all as read',
    marked: {
      title: 'Notifications marked as read',
      description: 'All notifications have been marked as read',
    },
    markFailed: { title: 'Error', description: 'Failed to mark notifications as read' },
    arrived: 'New notification',
  },
  search: {
    placeholder: 'Search productions, roles, applicants...',
    placeholderDisabled: 'Search...',
    empty: 'No results found.',
    loading: 'Searching...',
    unknownDate: 'Unknown date',
  },
  crash: {
    title: 'Something went wrong',
    explanation: 'The application encountered an unexpected error and needs to be restarted.',
    countdown: (seconds: number) => `Automatically reloading in ${seconds} seconds`,
    reload: 'Reload Page',
    goBack: 'Go Back',
    copy: 'Copy Error Details',
    copied: 'Error details copied to clipboard. Please share this with support.',
    copyFailed:
      'Unable to copy error details. Please manually copy the error information from the browser console.',
  },
} as const;
