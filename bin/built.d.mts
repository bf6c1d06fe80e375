export declare function program(): { main: string; changed?: string };
