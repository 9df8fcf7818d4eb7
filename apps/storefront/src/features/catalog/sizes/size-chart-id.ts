export const sizeChartId = 'size-chart';
