import type { NotificationInput } from '../../src/notifications/model/notification.ts';
import type { Message } from '../../src/notifications/transports/transport.ts';

const title = 'తెలంగాణలో భారీ వర్షాలు: పలు జిల్లాల్లో పాఠశాలలకు సెలవు ప్రకటించిన ప్రభుత్వం';
const body = 'వచ్చే ఇరవై నాలుగు గంటల్లో అతి భారీ వర్షాలు కురిసే అవకాశం ఉందని వాతావరణ శాఖ హెచ్చరించింది. '.repeat(3).trim();
const imageUrl = 'https://img.example.in/2026/07/rain-warangal.jpg';
const data = { news_id: '5', category: 'weather' };

/** What an editor sends in `bench/push/run.ts`. */
export const input: Omit<NotificationInput, 'target'> = {
  title,
  body,
  image_url: imageUrl,
  type: 'weather',
  data,
  deep_link: 'dinam://news/5',
  ttl_seconds: 3_600,
  priority: 'high',
  collapse_key: 'news-5',
};

/** The same, as it is handed to FCM. */
export const message: Message = {
  notificationId: 1,
  title,
  body,
  imageUrl,
  type: 'weather',
  data,
  deepLink: 'dinam://news/5',
  ttlSeconds: 3_600,
  priority: 'high',
  collapseKey: 'news-5',
};
