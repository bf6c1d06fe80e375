interface Messages {
  webhooks: typeof import('./en.json');
}
