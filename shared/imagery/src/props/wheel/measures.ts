export const COLOURS = ['#e2592f', '#f0b84a', '#2f8a6c', '#f5eedd'];
